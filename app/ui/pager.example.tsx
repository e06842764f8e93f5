import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Pager } from "./pager.tsx";

export function PagerExample() {
  return <Pager page={2} pageSize={20} totalItems={74} texts={UI_TEXTS.pager} />;
}
