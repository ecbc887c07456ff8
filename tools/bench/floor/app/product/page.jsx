import { Cards, Picture } from '../cards';

export default function Product() {
  return (
    <>
      <Picture index={0} isFirst />
      <h1>Armação 1</h1>
      <p>R$ 199,00</p>
      <p>
        Acetato cortado de uma só placa, com dobradiças de cinco voltas e ponteiras que se ajustam à orelha.
      </p>
      <form method="post" action="/product">
        <button type="submit">Comprar</button>
      </form>
      <h2>Veja também</h2>
      <Cards count={4} />
    </>
  );
}
