import "./loose-entry.css";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { CODE_LIST_FAULT_TEXTS, QUICK_ENTRY_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { type CodeListProblem, parseCodeList } from "#domain/loose-products/parse-code-list.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { isDialogOpen } from "#app/lib/pages/is-dialog-open.ts";
import { AmountField, SuggestionList } from "./quick-entry-parts.tsx";
import { type BuyingFor, resolveList } from "./sale-product-api.ts";
import { isScanned } from "./scan-speed.ts";
import { useSuggestedProducts } from "./use-suggested-products.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface QuickEntryProps extends BuyingFor {
  onAdd: (product: SaleProduct, amount: number) => void;
  /** Called when a list is requested, or pasted into the field. */
  onList: (text: string) => void;
}

/** Entry by keyboard: a code, Enter, an amount, Enter, and the focus is back for the next product. F2 moves the
 *  focus here. A scanned code is added at once, and so is a code typed with its amount. */
export function QuickEntry({ onAdd, onList, ...buyer }: QuickEntryProps) {
  const id = useId();
  const entry = useEntry(onAdd, buyer);
  const { input, text, active, picked, refusal, products, isOpen } = entry;
  useFocusKey(input);
  return (
    <div className="app-stack app-gap-8 app-quick">
      <label className="app-field__label" htmlFor={id}>
        {TEXTS.label} <kbd>{TEXTS.key}</kbd>
      </label>
      <div className="app-row app-gap-8">
        <div className="app-quick__field">
          <Input
            ref={input}
            id={id}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && products[active] ? `${id}-${String(active)}` : undefined}
            aria-describedby={`${id}-said`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            placeholder={TEXTS.placeholder}
            value={text}
            onChange={(event) => {
              entry.type(event.currentTarget.value);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text");
              if (!/\n./.test(pasted.trim())) return;
              event.preventDefault();
              onList(pasted);
            }}
            onKeyDown={entry.onKeyDown}
          />
          {isOpen && (
            <SuggestionList id={id} {...{ products, active }} state={entry.state} onPick={entry.pick} />
          )}
        </div>
        {picked !== null && (
          <AmountField
            key={picked.id}
            product={picked}
            saidId={`${id}-said`}
            onAdd={entry.add}
            onRefuse={entry.refuse}
          />
        )}
        <Button
          onClick={() => {
            onList("");
          }}
        >
          {TEXTS.list}
        </Button>
      </div>
      <p
        id={`${id}-said`}
        className="app-field__hint"
        data-refused={refusal !== null || undefined}
        role="status"
      >
        {refusal ?? (entry.said === "" ? TEXTS.hint : entry.said)}
      </p>
    </div>
  );
}

/** State of the entry: typed text, suggestions, and the picked product. */
function useEntry(onAdd: QuickEntryProps["onAdd"], buyer: BuyingFor) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState<SaleProduct | null>(null);
  const [said, setSaid] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const keys = useRef<number[]>([]);
  const { products, state } = useSuggestedProducts(picked === null ? text : "", buyer);
  const add = (product: SaleProduct, amount: number) => {
    onAdd(product, amount);
    setSaid(fill(TEXTS.added, { amount, name: product.name }));
    setRefusal(null);
    setText("");
    setPicked(null);
    setActive(0);
    keys.current = [];
    input.current?.focus();
  };
  const pick = (product: SaleProduct | undefined) => {
    if (product === undefined) return;
    setPicked(product);
    setText(product.productCode);
    setRefusal(null);
  };
  /** Looks up the typed text without waiting for suggestions, since scanners are faster. */
  const addTyped = async (typed: string) => {
    try {
      const { lines, problems } = await resolveList(typed, buyer);
      const [line] = lines;
      if (line === undefined) setRefusal(problemText(problems[0]));
      else add(line, line.amount);
    } catch {
      setRefusal(TEXTS.failed);
    }
  };
  const enter = () => {
    const typed = text.trim();
    if (typed === "") return;
    const [entry] = parseCodeList(typed).entries;
    const hasAmount = entry !== undefined && entry.code.length < typed.length && entry.amount > 0;
    const isSuggested = products.length > 0 && !hasAmount;
    if (isSuggested && !isScanned(keys.current)) pick(products[active]);
    else void addTyped(typed);
  };
  return {
    ...{ input, text, active, picked, said, refusal, products, state, add, pick },
    refuse: setRefusal,
    // The refusal is shown in place of the list.
    isOpen: picked === null && refusal === null && text.trim() !== "",
    type(typed: string) {
      setText(typed);
      setPicked(null);
      setActive(0);
      setSaid("");
      setRefusal(null);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key.length === 1) keys.current.push(event.timeStamp);
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive((products.length + active + step) % Math.max(1, products.length));
      } else if (event.key === "Enter") {
        event.preventDefault();
        enter();
      } else if (event.key === "Escape") {
        setText("");
        setPicked(null);
        keys.current = [];
      }
    },
  };
}

/** Why the typed text cannot be added, in the words of pasted lists. */
function problemText(problem: CodeListProblem | undefined): string {
  if (problem === undefined || problem.fault === "UNKNOWN_CODE") return TEXTS.nothing;
  return fill(TEXTS.problem, { text: problem.text, fault: CODE_LIST_FAULT_TEXTS[problem.fault] });
}

function useFocusKey(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== TEXTS.key || isDialogOpen()) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", hear);
    return () => {
      document.removeEventListener("keydown", hear);
    };
  }, [input]);
}
