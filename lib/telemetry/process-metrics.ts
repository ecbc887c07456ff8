import { AggregatorRegistry, type Registry } from 'prom-client';

/** Metrics of a process, in the form in which it reads them itself. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Names of the shop's own metrics. The others are Node.js metrics, which each process reports for itself. */
const OWN = /^storefront_/;

/** The metrics of a registry that may be added to another process's. */
export const additiveMetrics = async (registry: Registry): Promise<ProcessMetrics> =>
  (await registry.getMetricsAsJSON()).filter(({ name }) => OWN.test(name));

/** The metrics of a registry with those of other processes added, in Prometheus' text format. */
export async function metricsWith(registry: Registry, others: readonly ProcessMetrics[]): Promise<string> {
  // Some Node.js metrics are marked as not additive; without this they would be dropped.
  const here = (await registry.getMetricsAsJSON()).map((metric) =>
    OWN.test(metric.name) ? metric : { ...metric, aggregator: 'first' as const },
  );
  return AggregatorRegistry.aggregate([here, ...others]).metrics();
}

/**
 * Metrics of a process that is restarted when it exits. The next process continues its counts, so that none
 * decreases.
 */
export class RestartedProcessMetrics {
  private ended: ProcessMetrics = [];
  private latest: ProcessMetrics = [];

  get all(): readonly ProcessMetrics[] {
    return [this.ended, this.latest];
  }

  report(metrics: ProcessMetrics): void {
    this.latest = metrics;
  }

  /** Must be called when the process has exited: queue lengths become invalid, counts stay. */
  end(): void {
    const counted = this.latest.filter(({ type }) => String(type) !== 'gauge');
    // Each metric of the sum has values, although the package's types say otherwise.
    this.ended = AggregatorRegistry.aggregate([this.ended, counted]).getMetricsAsArray() as ProcessMetrics;
    this.latest = [];
  }
}
