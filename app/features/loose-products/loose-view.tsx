import type { CenterOption } from "#domain/centers/center-list.ts";
import type { ResolvedProducts, SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { NoticeText } from "#app/ui/notice.tsx";
import { IntegratorPicker, type IntegratorPickerProps } from "../sale/integrator-picker.tsx";
import { CenterNeeded } from "../centers/center-needed.tsx";
import { LoosePage } from "./loose-page.tsx";

export interface LooseViewProps {
  list: SaleProductList | null;
  centers: readonly CenterOption[] | null;
  composition: ResolvedProducts | null;
  draftName: string;
  editing: EditingView | null;
  /** The choice of a company, for staff; null for integrators, who buy for themselves. */
  buyer: IntegratorPickerProps | null;
  answer: { refusal: NoticeText | null; composition: ResolvedProducts | null } | undefined;
}

/** The page of loose products, or the choice that has to come before it. */
export function LooseView(props: LooseViewProps) {
  const { list, centers, composition, draftName, editing, buyer, answer } = props;
  if (list === null) return <CenterNeeded centers={centers ?? []} />;
  return (
    <LoosePage
      key={draftName}
      list={list}
      draftName={draftName}
      integratorId={buyer?.chosen?.id ?? null}
      composition={answer?.composition ?? composition}
      refusal={answer?.refusal ?? null}
      mayContinue={buyer === null || buyer.chosen !== null}
      editing={editing}
      buyer={buyer !== null && <IntegratorPicker {...buyer} />}
    />
  );
}
