import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTemporaryFolder } from "./temporary.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "temporary-"));
});
afterEach(() => rm(root, { recursive: true }));

/** What the folder of a process holds that left a file behind, so long ago. */
async function leave(name: string, hours = 0): Promise<void> {
  await mkdir(join(root, name, "work-x"), { recursive: true });
  await writeFile(join(root, name, "work-x", "arrival"), "rest");
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(root, name), then, then);
}

const everything = async () => (await readdir(root, { recursive: true })).toSorted();

test("work has an empty folder of its own, which is gone afterwards, also after an error", async () => {
  const temporary = await openTemporaryFolder(root);
  const [one, other] = await Promise.all(
    [1, 2].map((n) =>
      temporary.within(async (folder) => {
        expect(await readdir(folder)).toEqual([]);
        await writeFile(join(folder, "arrival"), String(n));
        return folder;
      }),
    ),
  );
  expect(one).not.toBe(other);
  const failing = temporary.within(async (folder) => {
    await writeFile(join(folder, "arrival"), "x");
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await everything()).toEqual([`${hostname()}+${process.pid}`]);
  await temporary.close();
  expect(await everything()).toEqual([]);
});

test("what a killed process left is swept at the next start, what others use stays", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await leave(`${hostname()}+${pid}`);
  await leave(`${hostname()}+${process.pid}`);
  await leave(`${hostname()}+${process.ppid}`);
  await leave("another-machine+1", 25);
  await leave("a-third-machine+1", 23);
  await leave("somebody's own folder", 1000);
  await openTemporaryFolder(root);
  expect((await readdir(root)).toSorted()).toEqual(
    ["a-third-machine+1", "somebody's own folder", `${hostname()}+${process.ppid}`].toSorted(),
  );
});
