/** What stands for React in the bundle of the lead form: Preact without what makes it like React in each respect, which
 *  is a tenth of the form. Its components use no more than this, and `onInput` for what is typed. */
export { createElement } from "preact";
export { useEffect, useId, useRef, useState } from "preact/hooks";
