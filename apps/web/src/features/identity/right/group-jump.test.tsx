// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { GroupJump, groupId } from "./group-jump.tsx";
import { groupPermissions } from "./permission-groups.ts";

const groups = groupPermissions(["home", "tbl_skpd/list", "tbl_skpd/edit_pemda"].map((name, id) => ({ id, name })));

test("a chosen group takes the focus to its heading, and the choice is open for the next one", () => {
  render(
    <>
      <GroupJump groups={groups} />
      {groups.map(({ key }) => (
        <h3 key={key} id={groupId(key)} tabIndex={-1}>
          {key}
        </h3>
      ))}
    </>,
    { wrapper: screenOf("superuser") },
  );
  const jump = screen.getByRole("combobox", { name: "Go to" });
  expect([...jump.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Choose a group",
    "General (1)",
    "Agencies (2)",
  ]);
  fireEvent.change(jump, { target: { value: "tbl_skpd" } });
  expect(document.activeElement?.id).toBe(groupId("tbl_skpd"));
  expect(jump).toHaveProperty("value", "");
});
