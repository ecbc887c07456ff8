import { startShop } from '@/lib/server/start';

startShop().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
