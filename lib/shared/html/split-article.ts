import 'server-only';
import { htmlToText, sanitiseHtml } from './sanitise';

/** A question as plain text and its answer as sanitised HTML. */
type Question = { question: string; answer: string };

/** The parts of a text, as sanitised HTML. */
type ArticleParts = {
  /** Everything before the first heading. */
  intro: string;
  /** Headings with their text, except for the questions. */
  body: string;
  /** Heading of the questions; '' without one. */
  questionsTitle: string;
  questions: Question[];
};

/** `level` is the heading's level; 0 for the part before the first heading. */
type Section = { level: number; heading: string; body: string };

const PIECE = /<[^>]*>|[^<]+/g;
const HEADING = /^<h([2-4])[\s>]/;
const EMPTY_ELEMENT = /^<(?:br|hr|img)\b/;

/** Splits well-formed HTML at its top-level headings. */
function sectionsOf(html: string): Section[] {
  const sections: Section[] = [{ level: 0, heading: '', body: '' }];
  let depth = 0;
  let inHeading = false;
  for (const piece of html.match(PIECE) ?? []) {
    const isTag = piece.startsWith('<') && !EMPTY_ELEMENT.test(piece);
    const isEnd = piece.startsWith('</');
    const level = depth === 0 ? HEADING.exec(piece)?.[1] : undefined;
    if (level !== undefined) {
      sections.push({ level: Number(level), heading: '', body: '' });
      inHeading = true;
    }
    const section = sections.at(-1);
    if (section) section[inHeading ? 'heading' : 'body'] += piece;
    if (isTag) depth = Math.max(0, depth + (isEnd ? -1 : 1));
    if (depth === 0) inHeading = false;
  }
  return sections;
}

/**
 * Splits a text of the platform for a template that shows questions separately. A heading that ends in a
 * question mark and is followed by text is a question. A heading that is followed only by questions is their
 * title.
 * @param raw HTML from the platform
 */
export function splitArticle(raw: string): ArticleParts {
  const sections = sectionsOf(sanitiseHtml(raw));
  const parts: ArticleParts = { intro: '', body: '', questionsTitle: '', questions: [] };
  const isQuestion = (section: Section | undefined) =>
    section !== undefined && htmlToText(section.heading).endsWith('?') && htmlToText(section.body) !== '';
  let questionLevel = Number.POSITIVE_INFINITY;
  sections.forEach((section, index) => {
    const { level, heading, body } = section;
    const next = sections[index + 1];
    const last = parts.questions.at(-1);
    if (level === 0) parts.intro = body.trim();
    else if (isQuestion(section)) {
      parts.questions.push({ question: htmlToText(heading), answer: body.trim() });
      questionLevel = level;
    } else if (htmlToText(body) === '' && isQuestion(next) && (next?.level ?? 0) > level) {
      parts.questionsTitle ||= htmlToText(heading);
    } else if (last && level > questionLevel) last.answer += heading + body;
    else {
      parts.body += heading + body;
      questionLevel = Number.POSITIVE_INFINITY;
    }
  });
  return parts;
}
