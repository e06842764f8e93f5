import type { CenterOption } from "#domain/centers/center-list.ts";
import type { ResolvedProducts, SaleProductList } from "#domain/catalog/sale-product-schema.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import type { NoticeText } from "#app/components/notice.tsx";
import { IntegratorPicker } from "../buying/integrator-picker.tsx";
import { CenterNeeded } from "../centers/center-needed.tsx";
import { LoosePage } from "./loose-page.tsx";

export interface LooseViewProps {
  list: SaleProductList | null;
  centers: readonly CenterOption[] | null;
  composition: ResolvedProducts | null;
  draftName: string;
  editing: EditingView | null;
  buysForOthers: boolean;
  buyer: BuyerCompany | null;
  isBuyerGone: boolean;
  answer: { refusal: NoticeText | null; composition: ResolvedProducts | null } | undefined;
}

/** The page of loose products, or what has to be chosen before it. */
export function LooseView(props: LooseViewProps) {
  const { list, centers, composition, draftName, editing, buysForOthers, buyer, isBuyerGone, answer } = props;
  if (list === null) return <CenterNeeded centers={centers ?? []} />;
  return (
    <LoosePage
      key={draftName}
      list={list}
      draftName={draftName}
      integratorId={buyer?.id ?? null}
      composition={answer?.composition ?? composition}
      refusal={answer?.refusal ?? null}
      mayContinue={!buysForOthers || buyer !== null}
      editing={editing}
      buyer={
        buysForOthers && (
          <IntegratorPicker chosen={buyer} isGone={isBuyerGone} isFixed={editing?.kind === "edit"} />
        )
      }
    />
  );
}
