/* Styles of the primitives that nearly every page needs at once. The bundler groups style sheets that are always
   imported together, and each group is a separate request; importing this list everywhere makes them one file.
   Primitives that are loaded on interaction are not in it. */
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
import './rich-text.module.css';
import './stars.module.css';
