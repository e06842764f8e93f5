import { useState } from "react";
import { LEAD_RESULT_TEXTS } from "#copy/lead-result.ts";
import { fill } from "#copy/shared/fill.ts";
import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import type { Estimate, EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import { EstimateView } from "#widgets/lead-form/estimate-view.tsx";
import { HousePart } from "#widgets/lead-form/house-part.tsx";
import type { HouseSizing } from "#widgets/lead-form/lead-port.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { rangeAround } from "./kit-filter.ts";

/** The questions about a house and its bill, and the system that comes of them. */
export function BillPanel({
  sizing,
  onEstimate,
  onFailure,
}: {
  sizing: HouseSizing;
  onEstimate: (estimate: Estimate) => void;
  onFailure: (failure: WidgetFailure) => void;
}) {
  const [found, setFound] = useState<(EstimateAnswer & { house: EstimateRequest }) | null>(null);
  return (
    <div className="gs-lead">
      <HousePart
        port={sizing}
        onFailure={onFailure}
        onEstimate={async (house) => {
          const answer = await sizing.estimate(house);
          setFound({ ...answer, house });
          if (answer.estimate !== null) onEstimate(answer.estimate);
        }}
      />
      {found !== null && (
        <div part="panel" className="gs-panel gs-lead__part">
          <p role="status">
            {found.estimate === null
              ? LEAD_RESULT_TEXTS.nothing
              : fill(KIT_BUYER_TEXTS.aroundBill, rangeAround(found.estimate.powerW))}
          </p>
          {found.estimate !== null && <EstimateView estimate={found.estimate} bill={found.house.bill} />}
        </div>
      )}
    </div>
  );
}
