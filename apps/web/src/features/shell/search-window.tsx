import { useCurrentUser } from "../../lib/current-user.ts";
import { SearchDialog } from "../search/search-dialog.tsx";
import { menuFor } from "./menu-entries.ts";
import { useMenuFacts } from "./use-menu-facts.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The search over everything, the lines of the person's menu included. */
export function SearchWindow(props: Props) {
  const { pages } = useCurrentUser();
  const facts = useMenuFacts();
  const places = menuFor(pages, facts.data?.jenis).flatMap(({ label: group, entries }) =>
    entries.map(({ label, to }) => ({ label: group ? `${group}: ${label}` : label, to })),
  );
  return <SearchDialog {...props} places={places} />;
}
