// @vitest-environment happy-dom
import { permissions } from "@retribusi/contract/features/identity/permissions.entity";
import { rolesEntity } from "@retribusi/contract/features/identity/roles.entity";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { TextCell } from "./cell.tsx";

test.each([
  [rolesEntity, "pemda", "Regional government (pemda)"],
  [rolesEntity, "kasir", "kasir"],
  [permissions, "tbl_skpd/list_pemda", "Agencies: List (Regional government) (tbl_skpd/list_pemda)"],
  [permissions, "uji/coba", "uji/coba"],
])("%#: a code is shown in words with the code beside it, any other text as it is", (entity, value, text) => {
  const { container } = render(
    <main>
      <TextCell entity={entity} field={entity.fields.name} name="name" record={{ name: value }} value={value} />
    </main>,
    { wrapper: screenOf("superuser") },
  );
  // The library puts its styles beside the screen.
  expect(container.querySelector("main")?.textContent).toBe(text);
});
