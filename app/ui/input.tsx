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
  /** Without a frame of its own, since what stands around it has one. */
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

/** A line to type into, of whatever type. Label, help and error come from `FieldFrame` or `TextField`. */
export const Input: InputPiece = framed("input");

/** A list of which one is chosen. */
export const Select = framed<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>("select");

/** Several lines to type into. */
export const TextArea = framed<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>("textarea");

/** Something that is on or off, or (`type="radio"`) one of several; its words are a label around it. */
export const Tick = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function Tick(props, ref) {
    return <input type="checkbox" {...props} ref={ref} />;
  },
);

/** What a form sends that nobody sees. */
export function HiddenField(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="hidden" {...props} />;
}
