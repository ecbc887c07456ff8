import { z } from 'zod';
import { secondsToWait } from '@/lib/gateway/rate-limit';
import { POLICY_REPORTS } from '@/lib/page-cache/content-security-policy';
import { readLimited } from '@/lib/shared/read-limited';
import { countPolicyReport } from '@/lib/telemetry/metrics';

const MAX_REPORTS = 20;

/** The directives of our policy. Reports may contain any text, which must not create new metrics. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string() }),
});

/** Directives in the reports that browsers send for `report-to` (a list of reports of any kind) or `report-uri`. */
const reportedDirectives = z.union([
  z.array(z.unknown()).transform((list) =>
    list.slice(0, MAX_REPORTS).flatMap((report) => {
      const { success, data } = violation.safeParse(report);
      return success ? [data.body.effectiveDirective] : [];
    }),
  ),
  z
    .object({ 'csp-report': z.object({ 'effective-directive': z.string() }) })
    .transform((report) => [report['csp-report']['effective-directive']]),
]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Counts the Content-Security-Policy violations that a browser reports, by directive. Nothing else is kept, because a
 * report contains the page's address and thus possibly the visitor's input.
 */
export async function receivePolicyReport(request: Request): Promise<Response> {
  const retryAfter = await secondsToWait(request.headers, 'report');
  if (retryAfter > 0) return emptyResponse(429, { 'retry-after': String(retryAfter) });
  if (Number(request.headers.get('content-length') ?? 0) > POLICY_REPORTS.maxBytes) return emptyResponse(413);
  const body = await readLimited(request.body ?? [], POLICY_REPORTS.maxBytes);
  if (body === null) return emptyResponse(413);
  const parsed = reportedDirectives.safeParse(parseJson(body.toString('utf8')));
  for (const directive of parsed.success ? parsed.data : [])
    countPolicyReport(DIRECTIVES.has(directive) ? directive : 'other');
  return emptyResponse(204);
}
