/* The style sheets of a kit's purchase as one list, so that they are bundled into one file: product pages, which load
   the parts of a kit on demand, import it too. */
import './kit-screen.module.css';
import '@/components/ui/stepper.module.css';
import '@/components/ui/checkbox-radio.module.css';
import '@/components/ui/status-message.module.css';
