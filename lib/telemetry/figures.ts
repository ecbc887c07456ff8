import { AggregatorRegistry, type Registry } from 'prom-client';

/** Figures of a process, as read by the process itself. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Names of the shop's figures; the others are Node.js figures, which each process has separately. */
const OWN = /^storefront_/;

/** The figures of a registry that may be added to another process's. */
export const additiveFigures = async (registry: Registry): Promise<Figures> =>
  (await registry.getMetricsAsJSON()).filter(({ name }) => OWN.test(name));

/** Figures of a registry, plus the figures of other processes, in Prometheus' text format. */
export async function metricsWith(registry: Registry, others: readonly Figures[]): Promise<string> {
  // Some Node.js figures are marked as not additive, and would be dropped.
  const here = (await registry.getMetricsAsJSON()).map((figure) =>
    OWN.test(figure.name) ? figure : { ...figure, aggregator: 'first' as const },
  );
  return AggregatorRegistry.aggregate([here, ...others]).metrics();
}

/**
 * Figures of a process that is restarted when it ends: its successor continues its counts, so that none decreases.
 */
export class FiguresOfProcess {
  private ended: Figures = [];
  private latest: Figures = [];

  get all(): readonly Figures[] {
    return [this.ended, this.latest];
  }

  report(figures: Figures): void {
    this.latest = figures;
  }

  /** Must be called when the process has ended: queue lengths become invalid, counts stay. */
  end(): void {
    const counted = this.latest.filter(({ type }) => String(type) !== 'gauge');
    // Each metric of the sum has values, which the package's types omit.
    this.ended = AggregatorRegistry.aggregate([this.ended, counted]).getMetricsAsArray() as Figures;
    this.latest = [];
  }
}
