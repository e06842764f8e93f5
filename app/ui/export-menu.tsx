import { IconDownload } from "@tabler/icons-react";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import { MenuDetails } from "./menu-details.tsx";

/** Formats of a file, the usual one first. */
const FORMATS = ["xlsx", "csv"] as const;

/** All of a list as a file, also before JavaScript.
 *  @param search - query of the list, with its question mark or empty; the format is added */
export function ExportMenu({ path, search }: { path: string; search: string }) {
  const query = search === "" ? "?" : `${search}&`;
  return (
    <MenuDetails
      label={
        <>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          {LIST_TEXTS.export}
        </>
      }
    >
      <ul className="app-drop__list">
        {FORMATS.map((format) => (
          <li key={format}>
            <a href={`${path}${query}format=${format}`} download>
              {LIST_TEXTS.formats[format]}
            </a>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
