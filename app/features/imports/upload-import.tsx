import "./imports.css";
import { Form, useNavigation } from "@remix-run/react";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";
import { IMPORTS_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import { PAGES } from "#domain/access/pages.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Panel } from "#app/ui/panel.tsx";

const TYPES = PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] }));
const FORMATS = ["xlsx", "csv"] as const;

/** Uploads a file of products by a plain form, which works before JavaScript. Template files are beside it. */
export function UploadImport({
  type,
  refusal,
}: {
  /** Type of the list that the person came from. */
  type: ProductType;
  refusal: { title: string; description: string } | undefined;
}) {
  const { state, formMethod } = useNavigation();
  const isBusy = state !== "idle" && formMethod === "POST";
  return (
    <Panel className="app-upload" aria-label={TEXTS.uploadTitle}>
      <Form method="post" encType="multipart/form-data" className="app-stack app-upload__form">
        <h2 className="app-heading">{TEXTS.uploadTitle}</h2>
        {refusal && <Notice title={refusal.title} description={refusal.description} />}
        <div className="app-grid">
          <SelectField name="type" label={TEXTS.type} options={TYPES} defaultValue={type} />
          <FormField
            name="file"
            type="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            label={TEXTS.file}
            hint={TEXTS.fileHint}
            required
          />
        </div>
        <BusyButton isBusy={isBusy} label={TEXTS.upload} busyLabel={TEXTS.uploading} kind="primary" />
      </Form>
      <div className="app-stack app-gap-8 app-upload__templates">
        <h2 className="app-heading">{TEXTS.templates}</h2>
        <p className="app-quiet">{TEXTS.templatesHint}</p>
        <ul>
          {PRODUCT_TYPES.map((one) => (
            <li key={one} className="app-row">
              <IconFileSpreadsheet size={16} stroke={1.75} aria-hidden />
              <span className="app-grow">{PRODUCT_TYPE_LABELS[one]}</span>
              {FORMATS.map((format) => (
                <a
                  key={format}
                  href={`${PAGES.EquipmentImports.path}/template?type=${one}&format=${format}`}
                  download
                >
                  <span className="gs-visually-hidden">{PRODUCT_TYPE_LABELS[one]} </span>
                  {format.toUpperCase()}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
