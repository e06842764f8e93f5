import "./catalog.css";
import { Form, useSearchParams } from "@remix-run/react";
import { IconCopy, IconHistory, IconPower, type TablerIcon } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_LIST_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { productHistoryPath, type ProductRow, textOf } from "./product-row.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Actions of a product in the list. */
export function ProductActions({ row }: { row: ProductRow }) {
  const [params] = useSearchParams();
  const { id, type } = row;
  const name = textOf(row, "name");
  const asking = new URLSearchParams(params);
  asking.set("mudar", id);
  return (
    <span className="app-product__actions">
      <Form method="post">
        <HiddenField name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="duplicate"
          kind="sign"
          aria-label={fill(TEXTS.duplicate, { name })}
          title={fill(TEXTS.duplicate, { name })}
        >
          <IconCopy size={18} stroke={1.75} aria-hidden />
        </Button>
      </Form>
      <Action to={productHistoryPath(type, id)} label={fill(TEXTS.history, { name })} icon={IconHistory} />
      <Action
        to={`?${asking.toString()}`}
        label={fill(row.values.active === true ? TEXTS.deactivate : TEXTS.activate, { name })}
        icon={IconPower}
        isHere
      />
    </span>
  );
}

function Action({
  to,
  label,
  icon: Icon,
  isHere = false,
}: {
  to: string;
  label: string;
  icon: TablerIcon;
  /** Whether the action opens on the same page. */
  isHere?: boolean;
}) {
  return (
    <LinkButton
      to={to}
      kind="sign"
      aria-label={label}
      title={label}
      preventScrollReset={isHere}
      prefetch={isHere ? "none" : "intent"}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </LinkButton>
  );
}
