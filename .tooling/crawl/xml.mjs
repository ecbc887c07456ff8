const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => NAMED[name]);

const ATTRIBUTE = /<g:(\w+)>([^<]*)<\/g:\1>/g;

/** Texts of all elements of a name, in order. */
export const textsOf = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => unescapeXml(text));

/** The items of a product feed: the texts of each by attribute name, those of groups as `group.name`, in order. */
export function feedItems(xml) {
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => {
    const values = new Map();
    const add = (name, text) => values.set(name, [...(values.get(name) ?? []), unescapeXml(text)]);
    const flat = item.replace(/<g:(shipping|installment)>(.*?)<\/g:\1>/g, (_, group, inner) => {
      for (const [, name, text] of inner.matchAll(ATTRIBUTE)) add(`${group}.${name}`, text);
      return '';
    });
    for (const [, name, text] of flat.matchAll(ATTRIBUTE)) add(name, text);
    return values;
  });
}
