import {
  createElement,
  forwardRef,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type InputHTMLAttributes,
  type RefAttributes,
  type RefObject,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { reportEarlyEntry } from "#app/lib/forms/typed-fields.ts";

interface Framed {
  /** Whether the input has no frame, because its surroundings have one. */
  bare?: boolean;
  className?: string | undefined;
}

type Piece<Attributes, Element> = ForwardRefExoticComponent<Attributes & Framed & RefAttributes<Element>>;
type InputPiece = Piece<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reference to a field that, if its state is kept by the page, takes over what was entered before hydration. */
function useField<Element extends Field>(
  isControlled: boolean,
  outer: ForwardedRef<Element>,
): RefObject<Element> {
  const field = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(outer, () => field.current, []);
  const hasState = useRef(isControlled);
  useEffect(() => {
    if (hasState.current && field.current !== null) reportEarlyEntry(field.current);
  }, []);
  return field;
}

function framed<Attributes, Element extends Field>(tag: string): Piece<Attributes, Element> {
  return forwardRef<Element, Framed & { value?: unknown }>(function Entry({ bare, className, ...rest }, ref) {
    const field = useField(rest.value !== undefined, ref);
    const classes = [bare !== true && "app-input", className].filter(Boolean).join(" ");
    return createElement(tag, { ...rest, ref: field, className: classes || undefined });
  }) as Piece<Attributes, Element>;
}

/** An input of any type. Label, hint and error come from `FieldFrame` or `TextField`. */
export const Input: InputPiece = framed("input");

/** A select with one choice. */
export const Select = framed<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>("select");

/** A text area. */
export const TextArea = framed<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>("textarea");

/** A checkbox or, with `type="radio"`, a radio button; its text is a label around it. */
export const Tick = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function Tick(props, ref) {
    const field = useField(props.checked !== undefined, ref);
    return <input type="checkbox" {...props} ref={field} />;
  },
);

/** A hidden input. */
export function HiddenField(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="hidden" {...props} />;
}
