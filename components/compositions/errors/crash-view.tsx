'use client';

import { Container, Stack } from '@/components/layout/container';
import { Button } from '@/components/ui/button';
import { reloadPage } from '@/lib/browser/location';
import { useCountdownReload } from './use-countdown-reload';

type Props = { status?: number; reload?: () => void };

/** View of the crash boundary: counts from 5 to 1 and reloads. Loaded after a crash, with hardly any styles. */
export function CrashView({ status = 500, reload = reloadPage }: Props) {
  const { state, seconds, stop } = useCountdownReload(0, 5, reload);
  const stopped = state === 'stopped';
  return (
    <Container>
      <Stack>
        {stopped ? null : (
          <p role="timer" aria-label="Segundos até recarregar">
            {Math.max(1, seconds)}
          </p>
        )}
        <h1>Por uma indisponibilidade do sistema, a página não pôde ser carregada.</h1>
        <p>{stopped ? 'Recarregue quando quiser.' : `Erro ${status}. Vamos tentar de novo em instantes.`}</p>
        <Button size="lg" onClick={reload}>
          Recarregar agora
        </Button>
        {stopped ? null : (
          <Button variant="quiet" onClick={stop}>
            Não recarregar
          </Button>
        )}
      </Stack>
    </Container>
  );
}
