import { isShownPicture } from '@/lib/config/storefronts/picture-sources';
import { type PageKind, pageKindOf } from '@/lib/conformance/rules/page-kinds';
import { isStoreApiError } from '@/lib/platform/errors';
import { onRawResponse, type RawResponse } from '@/lib/platform/http';
import { contentOf } from '@/lib/screens/content.gen';
import { type Screen, screenConfig } from '@/lib/screens/screens';
import { type Comparison, compareResponse } from './compare-response';
import { failureMessage } from './failure-message';
import type { RuleReport } from './rules/rule';

const PICTURE = /^https?:\/\/[^\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/**
 * Origins of pictures in a response that pages would not show, because the Content-Security-Policy does not
 * allow them.
 */
function blockedPictureOrigins(json: unknown): string[] {
  const origins = new Set<string>();
  for (const text of textsIn(json))
    if (PICTURE.test(text) && !isShownPicture(text)) origins.add(new URL(text).origin);
  return [...origins];
}

/**
 * fine: as documented; repaired: shown after a repair; partial: parts are dropped; absent: reported as not
 * found; failed: no usable response; untried: no data for the call.
 */
export type Verdict = 'fine' | 'repaired' | 'partial' | 'absent' | 'failed' | 'untried';

export type CallReport = Comparison & {
  /** For example 'GET url/home'. */
  call: string;
  page: PageKind;
  verdict: Verdict;
  /** Whether its page needs it. */
  isCritical: boolean;
  /** Whether every page is incomplete without it. */
  isAround: boolean;
  /** Duration in ms; null for a call that was not tried. */
  ms: number | null;
  /** The problem in one message, `''` if there is none. */
  message: string;
  /** The feature that shoppers miss without it. */
  without: string;
  /** Origins of pictures that pages do not show, because no setting allows them. */
  blockedPictures: readonly string[];
};

export type CallInfo = {
  call: string;
  without: string;
  /** The page that shows the response; undefined for a section of several pages. */
  screen?: Screen;
  /** Whether it is part of every page: pages are shown without it, but shoppers notice. */
  isAround?: boolean;
  /** Whether "not found" is valid, for example for the kit index of a shop without kits. */
  mayBeAbsent?: boolean;
};

const NOTHING_COMPARED: Comparison = { deviations: [], unsent: [], empty: [], unusable: [] };

/** Whether a screen needs the platform's response, according to the screen registry. */
function isCriticalFor(screen: Screen | undefined): boolean {
  return screen !== undefined && contentOf(screen) !== undefined && !screenConfig(screen).isStatic;
}

function verdictOf({ deviations }: Comparison): Verdict {
  if (deviations.length === 0) return 'fine';
  return deviations.some(({ isLost }) => isLost) ? 'partial' : 'repaired';
}

/** Called after each call and each rule. */
export type Listeners = { onCall?: (report: CallReport) => void; onRule?: (report: RuleReport) => void };

/** Makes calls one after another, as the shop does, and collects a report about each call and each rule. */
export function createRecorder({ onCall, onRule }: Listeners) {
  const calls: CallReport[] = [];
  const rules: RuleReport[] = [];

  function add(info: CallInfo, report: Pick<CallReport, 'verdict' | 'ms' | 'message'> & Partial<CallReport>) {
    const { call, without, screen, mayBeAbsent = false, isAround = false } = info;
    const isCritical = isCriticalFor(screen) && !(mayBeAbsent && report.verdict !== 'failed');
    const page = pageKindOf(call);
    const known = { call, page, without, isCritical, isAround };
    const whole = { ...NOTHING_COMPARED, blockedPictures: [], ...report, ...known };
    calls.push(whole);
    onCall?.(whole);
  }

  return {
    calls: calls as readonly CallReport[],
    rules: rules as readonly RuleReport[],
    /** The result of `read`; null if the platform fails, which is reported. */
    async attempt<T>(info: CallInfo, read: () => Promise<T>): Promise<T | null> {
      const responses: RawResponse[] = [];
      const startedAt = performance.now();
      const duration = () => Math.round(performance.now() - startedAt);
      onRawResponse((response) => responses.push(response));
      try {
        const value = await read();
        const [response] = responses;
        const comparison = response ? compareResponse(response.schema, response.json) : NOTHING_COMPARED;
        const blockedPictures = blockedPictureOrigins(responses.map(({ json }) => json));
        const verdict = verdictOf(comparison);
        add(info, { ...comparison, blockedPictures, verdict, ms: duration(), message: '' });
        return value;
      } catch (error) {
        if (!isStoreApiError(error)) throw error;
        const verdict = error.kind === 'absent' ? 'absent' : 'failed';
        add(info, { verdict, ms: duration(), message: failureMessage(error, info.screen === '/') });
        return null;
      } finally {
        onRawResponse(null);
      }
    },
    /** Reports a call that could not be made. */
    skip(info: CallInfo, message: string): void {
      add(info, { verdict: 'untried', ms: null, message });
    },
    /** Adds the results of rules. */
    addReports(...found: readonly RuleReport[]): void {
      for (const report of found) {
        rules.push(report);
        onRule?.(report);
      }
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
