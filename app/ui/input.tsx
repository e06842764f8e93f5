import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type InputHTMLAttributes,
  type RefAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";

interface Framed {
  /** Whether the input has no frame, because its surroundings have one. */
  bare?: boolean;
  className?: string | undefined;
}

type Piece<Attributes, Element> = ForwardRefExoticComponent<Attributes & Framed & RefAttributes<Element>>;
type InputPiece = Piece<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>;

function framed<Attributes, Element>(tag: string): Piece<Attributes, Element> {
  return forwardRef<Element, Framed>(function Entry({ bare, className, ...rest }, ref) {
    const classes = [bare !== true && "app-input", className].filter(Boolean).join(" ");
    return createElement(tag, { ...rest, ref, className: classes || undefined });
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
    return <input type="checkbox" {...props} ref={ref} />;
  },
);

/** A hidden input. */
export function HiddenField(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="hidden" {...props} />;
}
