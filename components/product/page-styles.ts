/*
 * The styles of the product page in one piece, before those it shares: fewer and smaller downloads
 * (next.config.mjs). The kit page shows the same parts; taking the whole piece keeps it one.
 */
import './buy-bar.module.css';
import './colour-links.module.css';
import './feature-lists.module.css';
import './frame-measurements.module.css';
import './gallery.module.css';
import './instalment-table.module.css';
import './offer-panels.module.css';
import './price-block.module.css';
import './product-screen.module.css';
import './purchase-panel.module.css';
import './size-picker.module.css';
import './state-select.module.css';
import './trust-facts.module.css';
