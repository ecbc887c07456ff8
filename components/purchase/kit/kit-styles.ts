/* The style sheets for buying a kit in one list, so that they are bundled into one file. Product pages, which load
   the parts of a kit on demand, import it too. */
import './kit-screen.module.css';
import '@/components/ui/stepper.module.css';
import '@/components/ui/checkbox-radio.module.css';
import '@/components/ui/status-message.module.css';
