import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FoldingStep } from "#domain/checkout/step-of-field.ts";

/** Steps that fold as soon as everything is in them, without a press: those that start empty. */
const FILLED_BY_OTHERS: readonly FoldingStep[] = ["invoice", "delivery"];

const OPEN_PARTS = '.app-step[data-folded="false"], .app-custom-form:not(.app-step *)';
const FIELDS = ":is(input:not([type=hidden], [hidden]), select, textarea)";
const SAVE_BUTTON = ".app-summary [name=intent]:not([value=quote])";

/** Which steps of the checkout are folded to a line, and how they are opened and left. */
export interface Steps {
  isFolded: (step: FoldingStep) => boolean;
  /** Opens a step, with the focus in its first field or in the named one. */
  open: (step: FoldingStep, field?: string) => void;
  /** Ends the work on a step: it folds if it is complete, and the focus goes on to what is open. What it lacks is
   *  marked instead. */
  leave: (step: FoldingStep) => void;
  /** Folds what was filled in at once, as from a draft. A step with the focus stays open.
   *  @param isOnward - whether the focus goes on, so that no step keeps it */
  foldFilled: (isOnward?: boolean) => void;
}

/** Folds and opens the steps of a checkout. Nothing folds while the person types: only when they leave a step by its
 *  button, or when others fill it in. A step with a problem opens and stays open.
 *  @param question.initial - steps that are folded at first
 *  @param question.stuck - steps with a problem
 *  @param question.findComplete - the complete steps, by the current answers
 *  @param question.mark - marks what a step lacks now; false if that is nothing, or need not be filled in */
export function useSteps(
  form: RefObject<HTMLFormElement>,
  question: {
    initial: readonly FoldingStep[];
    stuck: ReadonlySet<FoldingStep>;
    findComplete: () => Promise<readonly FoldingStep[]>;
    mark: (step: FoldingStep) => Promise<boolean>;
  },
): Steps {
  const { initial, stuck } = question;
  const [folded, setFolded] = useState(initial);
  if (folded.some((step) => stuck.has(step))) setFolded(folded.filter((step) => !stuck.has(step)));
  const latest = useRef(question);
  /** Finds what takes the focus after the next rendering. */
  const goal = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    latest.current = question;
    const find = goal.current;
    goal.current = null;
    find?.()?.focus();
  });

  const fold = useCallback((steps: readonly FoldingStep[]) => {
    setFolded((current) => [...current.filter((one) => !steps.includes(one)), ...steps]);
  }, []);
  const foldFilled = useCallback(
    async (isOnward: boolean) => {
      const complete = await latest.current.findComplete();
      const filled = FILLED_BY_OTHERS.filter(
        (step) => complete.includes(step) && (isOnward || !hasFocus(panelOf(form.current, step))),
      );
      if (isOnward) goal.current = () => nextOf(form.current, null);
      fold(filled);
    },
    [fold, form],
  );
  const leave = async (step: FoldingStep) => {
    if (await latest.current.mark(step)) return;
    const isDone = (await latest.current.findComplete()).includes(step);
    goal.current = () => nextOf(form.current, panelOf(form.current, step));
    fold(isDone ? [step] : []);
  };
  return {
    isFolded: (step) => folded.includes(step) && !stuck.has(step),
    open(step, field) {
      goal.current = () => fieldOf(panelOf(form.current, step), field);
      setFolded((current) => current.filter((one) => one !== step));
    },
    leave: (step) => void leave(step),
    foldFilled: useCallback((isOnward = false) => void foldFilled(isOnward), [foldFilled]),
  };
}

function panelOf(form: HTMLFormElement | null, step: FoldingStep): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`.app-step[data-form="${step}"]`) ?? null;
}

function hasFocus(panel: HTMLElement | null): boolean {
  return panel?.contains(document.activeElement) === true;
}

/** The named field of a panel, or its first one: of radio buttons, the chosen one. */
function fieldOf(panel: HTMLElement | null, name?: string): HTMLElement | null | undefined {
  if (name !== undefined) return panel?.querySelector<HTMLElement>(`[name="${name}"]`);
  const first = panel?.querySelector<HTMLInputElement>(FIELDS);
  if (first?.type !== "radio") return first;
  return panel?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) ?? first;
}

/** What follows a panel: the next open one, an earlier open one, or the button that saves. */
function nextOf(form: HTMLFormElement | null, panel: HTMLElement | null): HTMLElement | null | undefined {
  const open = [...(form?.querySelectorAll<HTMLElement>(OPEN_PARTS) ?? [])].filter((one) => one !== panel);
  const isAfter = (one: HTMLElement) =>
    panel !== null && (panel.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = open.find(isAfter) ?? open[0];
  return next === undefined
    ? [...(form?.querySelectorAll<HTMLElement>(SAVE_BUTTON) ?? [])].at(-1)
    : fieldOf(next);
}
