import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { KIT_CARD_TEXTS } from "#copy/kits/kit-card.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { keepUnits } from "#domain/shared/compose-name.ts";
import { formatCents } from "#domain/shared/format.ts";
import { classNames } from "#widgets/class-names.ts";
import { KitChips } from "./kit-chips.tsx";
import { KitComposition } from "./kit-composition.tsx";
import { KitPicture } from "./kit-picture.tsx";
import { kitComposition, kitHeadline } from "./kit-text.ts";

export interface KitCardProps extends Omit<ComponentPropsWithoutRef<"article">, "children"> {
  kit: KitListItem;
  /** A few words beside the name, such as “Melhor preço por kWp”. */
  badge?: ReactNode;
  /** Action at the right; on phones below, in full width. */
  action?: ReactNode;
  /** Highlights the kit in the distributor's colour. */
  isHighlighted?: boolean;
  /** Whether the card is on the first screen: its picture is loaded eagerly. */
  isFirstScreen?: boolean;
  /** Level of the heading. */
  headingLevel?: 2 | 3 | 4;
}

/** A kit of a list: headline, composition, availability and price. A missing price is shown as on request.
 *  @example <KitCard kit={kit} badge="Melhor preço por kWp" action={<button>Adicionar</button>} /> */
export function KitCard({
  kit,
  badge,
  action,
  isHighlighted = false,
  isFirstScreen = false,
  headingLevel = 2,
  className,
  ...rest
}: KitCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={classNames("gs-ui gs-kit-card", isHighlighted && "gs-kit-card--highlighted", className)}
    >
      <div className="gs-kit-card__row">
        <KitPicture photoUrl={kit.photoUrl} isFirstScreen={isFirstScreen} />
        <div className="gs-kit-card__head">
          <Heading className="gs-kit-card__name">{keepUnits(kitHeadline(kit))}</Heading>
          {kit.isPromotional && <span className="gs-badge gs-badge--info">{KIT_CARD_TEXTS.promotional}</span>}
          {badge !== undefined && <span className="gs-badge">{badge}</span>}
        </div>
        <div className="gs-kit-card__facts">
          <p className="gs-kit-card__composition">
            {kitComposition(kit).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <KitChips kit={kit} />
          {kit.products.length > 0 && <KitComposition products={kit.products} />}
        </div>
        <KitPrice kit={kit} />
        {action !== undefined && <div className="gs-kit-card__action">{action}</div>}
      </div>
    </article>
  );
}

function KitPrice({ kit: { priceCents, pricePerKwpCents } }: { kit: KitListItem }) {
  if (priceCents === undefined) {
    return <p className="gs-kit-card__price gs-kit-card__price--absent">{KIT_CARD_TEXTS.priceOnRequest}</p>;
  }
  return (
    <p className="gs-kit-card__price">
      <strong>{formatCents(priceCents)}</strong>
      {pricePerKwpCents !== undefined && (
        <span>
          {formatCents(pricePerKwpCents)} {KIT_CARD_TEXTS.perKwp}
        </span>
      )}
    </p>
  );
}
