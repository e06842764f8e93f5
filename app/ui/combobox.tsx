import "./combobox.css";
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { COMBOBOX_TEXTS } from "#copy/ui/fields.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { Input } from "./input.tsx";

export interface ComboboxOption {
  id: string;
  label: string;
  /** Smaller text below the label. */
  detail?: string | undefined;
}

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<FieldProps, "name"> {
  /** Field name of the text; left out where only the picked option counts. */
  name?: string;
  text: string;
  options: readonly Option[];
  /** Text in place of options when there are none; without it the list stays closed then. */
  emptyText?: string | undefined;
  /** Whether typed text is a valid value: only arrows or a click pick an option then. */
  isFree?: boolean;
  /** Text of the error, in place of the code's own. */
  errorText?: string | undefined;
  input?: Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "value" | "onChange" | "onKeyDown">;
  onText: (text: string) => void;
  onPick: (option: Option) => void;
}

/** A text field with a list of options: type, then arrows and Enter, or a click. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const {
    name,
    label,
    hint,
    error,
    className,
    text,
    options,
    emptyText,
    isFree = false,
    errorText,
    input,
  } = props;
  const ownId = useId();
  const id = props.id ?? name ?? ownId;
  const { isOpen, active, setActive, close, field, bind } = useOptionList(props, { isFree, id });
  const isShown = isOpen && (options.length > 0 || emptyText !== undefined);
  const pick = (option: Option) => {
    props.onPick(option);
    close();
  };
  return (
    <FieldFrame name={name ?? ""} {...{ id, label, hint, error, errorText, className }}>
      {(control) => (
        <span className="app-combobox">
          <Input
            autoComplete="off"
            {...input}
            {...control}
            {...bind(pick)}
            ref={field}
            name={name}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && options[active] ? `${id}-${active}` : undefined}
            value={text}
          />
          {isShown && (
            <OptionList {...{ id, options, emptyText, active }} onPoint={setActive} onPick={pick} />
          )}
        </span>
      )}
    </FieldFrame>
  );
}

function OptionList<Option extends ComboboxOption>({
  id,
  options,
  emptyText,
  active,
  onPoint,
  onPick,
}: Pick<ComboboxProps<Option>, "options" | "emptyText" | "onPick"> & {
  id: string;
  active: number;
  onPoint: (index: number) => void;
}) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={COMBOBOX_TEXTS.options} className="app-combobox__list">
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="app-combobox__option"
          onPointerMove={() => {
            onPoint(index);
          }}
          onMouseDown={(event) => {
            // Keeps the focus in the field.
            event.preventDefault();
          }}
          onClick={() => {
            onPick(option);
          }}
        >
          <span>{option.label}</span>
          {option.detail && <span className="app-combobox__detail">{option.detail}</span>}
        </li>
      ))}
      {options.length === 0 && (
        <li className="app-combobox__state" role="presentation">
          {emptyText}
        </li>
      )}
    </ul>
  );
}

/** Whether the list is open, and the option chosen by arrows. */
function useOptionList<Option extends ComboboxOption>(
  { options, onText }: ComboboxProps<Option>,
  { isFree, id }: { isFree: boolean; id: string },
) {
  const none = isFree ? -1 : 0;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, id, active]);
  const close = () => {
    setOpen(false);
    setActive(none);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) setOpen(true);
    else if (options.length > 0)
      setActive((Math.max(active, step === 1 ? -1 : 0) + step + options.length) % options.length);
  };
  const keys = (pick: (option: Option) => void) => (event: KeyboardEvent<HTMLInputElement>) => {
    const option = options[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen && option !== undefined) {
      event.preventDefault();
      pick(option);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return {
    isOpen,
    active,
    setActive,
    close,
    field,
    bind: (pick: (option: Option) => void) => ({
      onChange(event: { currentTarget: HTMLInputElement }) {
        // A restored draft or the browser's autofill must not open the list.
        if (event.currentTarget === document.activeElement) setOpen(true);
        setActive(none);
        onText(event.currentTarget.value);
      },
      onClick() {
        setOpen(true);
      },
      onBlur: close,
      onKeyDown: keys(pick),
    }),
  };
}
