import { Cards } from './cards';

export default function Home() {
  return (
    <>
      <h1>Óculos para cada rosto</h1>
      <Cards count={8} />
    </>
  );
}
