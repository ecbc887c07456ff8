import { Cards } from '../cards';

export default function Listing() {
  return (
    <>
      <h1>Óculos</h1>
      <Cards count={24} />
    </>
  );
}
