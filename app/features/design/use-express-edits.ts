import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { expressDraft } from "../sale/draft-names.ts";
import { usePurchaseDraft } from "../sale/purchase.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { linesOf } from "./edited-lines.ts";
import { askedAddress, type ExpressAnswers } from "./express-answers.ts";
import {
  editOf,
  type ExpressDraft,
  isExpressDraft,
  type KitEdit,
  withEdit,
  withoutEdit,
} from "./express-draft.ts";
import type { OpenedKit } from "./opened-kit.tsx";

export interface ExpressEdits {
  /** The edits of a kit on this page; null without any. */
  of: (kitId: string) => KitEdit | null;
  keep: (kitId: string, edit: Pick<KitEdit, "isOpen" | "lines">) => void;
  drop: (kitId: string) => void;
  /** The edited kit of other answers that was left; null without one. */
  left: KitEdit | null;
  dropLeft: () => void;
}

/** Edits of kits. They return with the same answers, for any buyer, or with the opened cart. */
export function useExpressEdits(answers: ExpressAnswers, opened: OpenedKit | null): ExpressEdits {
  const name = expressDraft(opened?.kit.id);
  usePurchaseDraft(name);
  const page = askedAddress(answers);
  const { integrator } = answers;
  const placeOf = (kitId: string) => ({ asked: kitId === opened?.kit.id ? "" : page, kitId });
  const { state, setState } = useStateDraft<ExpressDraft>(
    { ...useSignedIn(), name, outlastsTab: true },
    {
      initial:
        opened === null
          ? []
          : [{ ...placeOf(opened.kit.id), integrator, isOpen: true, lines: linesOf(opened.kit) }],
      isState: isExpressDraft,
    },
  );
  const left = state.find(({ asked, isOpen }) => isOpen && asked !== page && asked !== "") ?? null;
  return {
    of: (kitId) => editOf(state, placeOf(kitId)),
    keep(kitId, { isOpen, lines }) {
      setState((draft) => withEdit(draft, { ...placeOf(kitId), integrator, isOpen, lines }));
    },
    drop(kitId) {
      setState((draft) => withoutEdit(draft, placeOf(kitId)));
    },
    left,
    dropLeft() {
      setState((draft) => draft.filter(({ asked }) => asked !== left?.asked));
    },
  };
}
