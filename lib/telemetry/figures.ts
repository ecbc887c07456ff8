import { AggregatorRegistry, type Registry } from 'prom-client';

/** Figures of a process as it reads them itself. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Names of the shop's figures; the others are those of Node.js, which each process has its own of. */
const OWN = /^storefront_/;

/** The figures of a registry that may be added to those of another process. */
export const additiveFigures = async (registry: Registry): Promise<Figures> =>
  (await registry.getMetricsAsJSON()).filter(({ name }) => OWN.test(name));

/** Figures of a registry with those of other processes added, in Prometheus' text format. */
export async function metricsWith(registry: Registry, others: readonly Figures[]): Promise<string> {
  // Some figures of Node.js say that they are not to be added, and would be left out.
  const here = (await registry.getMetricsAsJSON()).map((figure) =>
    OWN.test(figure.name) ? figure : { ...figure, aggregator: 'first' as const },
  );
  return AggregatorRegistry.aggregate([here, ...others]).metrics();
}

/**
 * Figures of a process that is started again when it ends: its successor continues its counts, so that none falls.
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

  /** To be called when the process has ended: lengths of its queues are over, what it counted is not. */
  end(): void {
    const counted = this.latest.filter(({ type }) => String(type) !== 'gauge');
    // Each metric of the sum has its values, which the types of the package do not say.
    this.ended = AggregatorRegistry.aggregate([this.ended, counted]).getMetricsAsArray() as Figures;
    this.latest = [];
  }
}
