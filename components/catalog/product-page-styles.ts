/* The style sheets of the product page in one list, so that they are bundled into one file: the bundler splits them
   if another page or a lazily loaded module imports only some of them (next.config.mjs). Therefore those import the
   whole list. */
import '@/components/catalog/buy-box/buy-bar.module.css';
import '@/components/catalog/product/colour-links.module.css';
import '@/components/catalog/product/feature-lists.module.css';
import '@/components/catalog/product/frame-measurements.module.css';
import '@/components/catalog/gallery/gallery.module.css';
import '@/components/catalog/buy-box/instalment-table.module.css';
import '@/components/catalog/product/lens-alternatives.module.css';
import '@/components/catalog/offer/offer-panels.module.css';
import '@/components/catalog/buy-box/price-block.module.css';
import '@/components/catalog/product/product-screen.module.css';
import '@/components/catalog/buy-box/purchase-panel.module.css';
import '@/components/catalog/buy-box/size-choice.module.css';
import '@/components/catalog/buy-box/state-select.module.css';
import '@/components/catalog/buy-box/trust-facts.module.css';
import '@/components/ui/seal.module.css';
