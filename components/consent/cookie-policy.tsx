import { Fragment, type ReactNode } from 'react';
import { Prose } from '@/components/ui/rich-text';
import type { Purpose, StoringFeature } from '@/lib/consent/stored-data';
import { StoredDataList } from './stored-data-list';

const PURPOSES: readonly [Purpose, string][] = [
  ['necessary', 'Guardados sempre, porque são necessários'],
  ['preferences', 'Só com a sua permissão: preferências'],
  ['statistics', 'Só com a sua permissão: estatística'],
  ['marketing', 'Só com a sua permissão: marketing'],
];

/** Data that the shop and its tools may store in a browser, by purpose, for the privacy page. */
export function StoredDataSections({ absent }: { absent: readonly StoringFeature[] }) {
  return PURPOSES.map(([purpose, title]) => (
    <Fragment key={purpose}>
      <h3>{title}</h3>
      <StoredDataList purpose={purpose} absent={absent} />
    </Fragment>
  ));
}

/**
 * Cookie section of the privacy page, with the link that reopens the preferences. The text is part of the shop, because
 * every page links to it and the platform's policy may lack it. `children` lists the stored data.
 */
export function CookiePolicy({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2 id="cookies">Cookies, e como escolher</h2>
      <p>
        Os cookies necessários guardam a sacola, a região de entrega e a sua escolha: sem eles a loja não
        funciona. Os de preferências, de estatística e de marketing só são usados se você aceitar, e você pode
        mudar de ideia quando quiser. Os do Google e da Meta só existem se a loja usa essas ferramentas.
      </p>
      <p>
        <a href="/pagina/politica-de-privacidade#cookies">Preferências de cookies</a>
      </p>
      <noscript>
        <p>Sem JavaScript, nenhum cookie de estatística ou de marketing é gravado: não há o que escolher.</p>
      </noscript>
      {children}
    </Prose>
  );
}
