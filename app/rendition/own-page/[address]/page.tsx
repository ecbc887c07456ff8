import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ownPageBody } from '@/app/rendition/own-page-body';
import { ownPageAt } from '@/components/institutional/own-pages';
import { PageFrame } from '@/components/institutional/page-frame';
import { sideMenuGroups } from '@/components/institutional/side-menu-groups';
import { readPageBeside } from '@/lib/institutional/server';
import { decodeAddress } from '@/lib/routing/rendition';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

/** None at build time: the shell around the page asks the platform for its menus. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = ownPageAt(decodeAddress((await params).address).path);
  if (page === null) notFound();
  const { path, title, description } = page;
  const beside = await readPageBeside(path);
  return pageMetadata({ seo: beside?.estrutura.seo ?? null, title, description, path });
}

/** A page of the shop itself, with the platform's text and menus when it has any (INST-18 to INST-22, FAQ-01). */
export default async function OwnPage({ params }: Props) {
  const page = ownPageAt(decodeAddress((await params).address).path);
  if (page === null) notFound();
  const beside = await readPageBeside(page.path);
  return (
    <PageFrame
      title={page.title}
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: page.crumb, href: null },
      ]}
      menus={sideMenuGroups(beside?.conteudo.menu ?? [])}
      currentPath={page.path}
    >
      {await ownPageBody(page.path, beside?.conteudo.pagina.descricao ?? '')}
    </PageFrame>
  );
}
