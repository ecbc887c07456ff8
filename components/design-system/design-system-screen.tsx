import { Container } from '@/components/layout/container';
import { ContentSpecimens } from './content-specimens';
import { ControlSpecimens } from './control-specimens';
import styles from './design-system.module.css';
import { FormSpecimens } from './form-specimens';
import { OverlaySpecimens } from './overlay-specimens';

/** Every primitive of components/ui on one page, for review; linked from nowhere. */
export function DesignSystemScreen() {
  return (
    <Container>
      <div className={styles.screen}>
        <h1>Design system</h1>
        <ControlSpecimens />
        <FormSpecimens />
        <ContentSpecimens />
        <OverlaySpecimens />
      </div>
    </Container>
  );
}
