import { type Purpose, STORED_DATA } from '@/lib/consent/stored-data';

const PURPOSES: Record<Purpose, string> = {
  necessario: 'Necessário',
  preferencias: 'Preferências',
  estatistica: 'Estatística',
  marketing: 'Marketing',
};

/** Everything that the shop and its tools may leave in a browser, for the privacy page (L9, L10). */
export function StoredDataTable() {
  return (
    <table>
      <caption>O que fica guardado no seu navegador</caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Para quê</th>
          <th scope="col">Tipo</th>
          <th scope="col">Por quanto tempo</th>
        </tr>
      </thead>
      <tbody>
        {STORED_DATA.map(({ name, purpose, reader, text, duration }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {text}
              {reader === '' ? '' : ` (${reader})`}
            </td>
            <td>{PURPOSES[purpose]}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
