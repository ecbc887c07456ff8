import 'server-only';
import { sanitiseHtml, textOf } from './sanitise';

/** One question of a text: its words as plain text, the answer as sanitised HTML. */
type Question = { pergunta: string; resposta: string };

/** A text of the platform in the parts that a template sets apart; every HTML in it is sanitised. */
type ArticleParts = {
  /** What comes before the first heading. */
  abertura: string;
  /** Headings with their text, the questions left out. */
  texto: string;
  /** Heading over the questions, '' when the text has none of its own. */
  tituloPerguntas: string;
  perguntas: Question[];
};

/** `level` is the number of the heading; 0 for what comes before the first one. */
type Section = { level: number; heading: string; body: string };

const PIECE = /<[^>]*>|[^<]+/g;
const HEADING = /^<h([2-4])[\s>]/;
const EMPTY_ELEMENT = /^<(?:br|hr|img)\b/;

/** Cuts well-formed HTML at its headings; those inside other elements stay where they are. */
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
 * Takes a text of the platform apart for a template with a place for questions (VARIANT-07, VARIANT-08): a heading
 * that ends in a question mark and has text below it is a question; a heading with nothing but questions below it
 * is their title. A text without questions comes back whole, in order.
 * @param raw HTML as the platform sends it
 */
export function articleParts(raw: string): ArticleParts {
  const sections = sectionsOf(sanitiseHtml(raw));
  const parts: ArticleParts = { abertura: '', texto: '', tituloPerguntas: '', perguntas: [] };
  const isQuestion = (section: Section | undefined) =>
    section !== undefined && textOf(section.heading).endsWith('?') && textOf(section.body) !== '';
  let questionLevel = Number.POSITIVE_INFINITY;
  sections.forEach((section, index) => {
    const { level, heading, body } = section;
    const next = sections[index + 1];
    const last = parts.perguntas.at(-1);
    if (level === 0) parts.abertura = body.trim();
    else if (isQuestion(section)) {
      parts.perguntas.push({ pergunta: textOf(heading), resposta: body.trim() });
      questionLevel = level;
    } else if (textOf(body) === '' && isQuestion(next) && (next?.level ?? 0) > level) {
      parts.tituloPerguntas ||= textOf(heading);
    } else if (last && level > questionLevel) last.resposta += heading + body;
    else {
      parts.texto += heading + body;
      questionLevel = Number.POSITIVE_INFINITY;
    }
  });
  return parts;
}
