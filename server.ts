import { startShop } from '@/lib/server/start';
import { log } from '@/lib/shared/log';

startShop().catch((error: unknown) => {
  log.failure(error);
  process.exit(1);
});
