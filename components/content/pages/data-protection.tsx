import { DataList } from '@/components/consent/stored-data-list';
import { Prose } from '@/components/ui/rich-text';
import type { Storefront } from '@/lib/config/storefronts/storefront';

type Props = { storefront: Pick<Storefront, 'dataOfficer' | 'features' | 'retention'> };

/** Records of a visit that the shop's server keeps; deploy/ is configured accordingly. */
function serverRecords({ accessMonths, failureDays }: Storefront['retention']) {
  return [
    {
      name: 'Registro de acesso',
      text: 'Data, hora e endereço IP de cada acesso, como manda o Marco Civil da Internet (Lei 12.965/2014, art. 15). Não diz que páginas você viu.',
      duration: `${accessMonths} meses`,
    },
    {
      name: 'Registro de falhas',
      text: 'O que deu errado e quando, para consertar. Sem endereço IP e sem nada do que você escreveu.',
      duration: failureDays === 1 ? '1 dia' : `${failureDays} dias`,
    },
    {
      name: 'Limite de uso',
      text: 'Conta as chamadas de cada rede, sem o fim do endereço IP, para impedir abusos. Fica só na memória.',
      duration: 'até 1 hora',
    },
  ];
}

/** The data protection officer, if the shop has named one, and the server's records (LGPD, arts. 9 and 41). */
export function DataProtection({ storefront: { dataOfficer, features, retention } }: Props) {
  return (
    <Prose>
      {dataOfficer === null ? null : (
        <>
          <h2>Quem responde pelos seus dados</h2>
          <p>
            {dataOfficer.name} é a pessoa encarregada pelo tratamento de dados pessoais. Escreva para{' '}
            <a href={`mailto:${dataOfficer.email}`}>{dataOfficer.email}</a>.
          </p>
        </>
      )}
      <h2>O que fica no servidor</h2>
      <p>
        O que você envia, como {features.lenses ? 'pedidos, mensagens e receitas' : 'pedidos e mensagens'},
        segue para o sistema da loja e não fica no servidor destas páginas. Nele ficam só estes registros:
      </p>
      <DataList entries={serverRecords(retention)} />
    </Prose>
  );
}
