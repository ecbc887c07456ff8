import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { Message } from '@/components/ui/status-message';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import type { PanelState } from '@/lib/purchase/cart/panel-state';
import styles from './cart-messages.module.css';

const TAGS = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'br']);

function linkAttributes(anchor: Element) {
  const href = anchor.getAttribute('href') ?? '';
  if (!URL.canParse(href, location.href)) return {};
  const { protocol } = new URL(href, location.href);
  return ['http:', 'https:', 'tel:', 'mailto:'].includes(protocol) ? { href } : {};
}

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return createElement('br', { key });
  const children = [...node.childNodes].map(toNode);
  if (tag === 'a') return createElement('a', { key, ...linkAttributes(node) }, ...children);
  return createElement(TAGS.has(tag) ? tag : Fragment, { key }, ...children);
}

/**
 * A message from the platform with its inline formatting. The gateway has already sanitised it; building elements from
 * a parsed, inert document does not depend on that.
 */
function MessageHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{[...body.childNodes].map(toNode)}</>;
}

/** Platforms name their message types in different ways: `erro`, `error`, `sucesso`, `success`, `aviso`, `alerta` … */
function toneOf(tipo: string) {
  if (tipo.startsWith('err')) return 'error';
  if (tipo.startsWith('suc')) return 'success';
  return tipo.startsWith('a') ? 'warning' : 'neutral';
}

const SHOWN_MS = 5_000;

function unique(messages: PanelState['messages']): PanelState['messages'] {
  return [...new Map(messages.map((message) => [message.tipo + message.mensagem, message])).values()];
}

/**
 * The platform's messages about the last change, shown for five seconds, and the shop's message after a failed change,
 * shown until the next one.
 */
export function CartMessages() {
  const { panel } = useCartServices();
  const { open, messages, changeFailed } = useCartPanel();

  useEffect(() => {
    if (!open || messages.length === 0) return;
    const timer = setTimeout(() => panel.update({ messages: [] }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open, messages, panel]);

  return (
    <div className={styles.messages} role="status">
      {unique(messages).map(({ tipo, mensagem }) => (
        <Message tone={toneOf(tipo)} key={tipo + mensagem}>
          <MessageHtml html={mensagem} />
        </Message>
      ))}
      {changeFailed ? (
        <Message tone="error">
          {navigator.onLine
            ? 'Não foi possível atualizar a sacola. Tente novamente.'
            : 'Sem conexão com a internet: a sacola não mudou. Tente de novo quando ela voltar.'}
        </Message>
      ) : null}
    </div>
  );
}
