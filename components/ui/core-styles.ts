/*
 * The styles of the primitives that the first view of nearly every page uses. The bundler groups style sheets by
 * what is imported together, and each group is a request and a compression of its own: whoever imports one of
 * these imports all, so that they travel as one file. Primitives that open on intent stay out.
 */
import './icon.module.css';
import './button.module.css';
import './spinner.module.css';
import './icon-button.module.css';
import './field.module.css';
import './disclosure.module.css';
import './breadcrumb.module.css';
import './skeleton.module.css';
import './product-image.module.css';
import './price.module.css';
import './seal.module.css';
import './rich-text.module.css';
import './stars.module.css';
