import type { Storefront } from '@/lib/config/storefronts/storefront';

/** Public offices for complaints that the shop has not solved; the Procon is named where the storefront names it. */
export function ComplaintLinks({ procon }: Pick<Storefront, 'procon'>) {
  return (
    <>
      Se a nossa resposta não resolver, registre a reclamação em{' '}
      <a href="https://www.consumidor.gov.br/" target="_blank" rel="noopener">
        consumidor.gov.br
      </a>
      , serviço público que fala com as empresas inscritas nele, ou procure o{' '}
      {procon === null ? (
        'Procon da sua cidade ou do seu estado'
      ) : (
        <>
          <a href={procon.href} target="_blank" rel="noopener">
            {procon.name}
          </a>{' '}
          ou o Procon da sua cidade
        </>
      )}
      .
    </>
  );
}
