import { expect, test } from "vitest";
import { isInsideHost, isOutside, lookupOutside } from "./bank-address.ts";

test.each([
  ...["127.0.0.1", "127.8.9.10", "0.0.0.0", "169.254.169.254", "169.254.0.1", "224.0.0.1", "255.255.255.255"],
  ...["192.0.0.192", "100.100.100.200", "::1", "::", "fe80::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe"],
  ...["fd00:ec2::254", "fd00:0ec2:0:0:0:0:0:254", "64:ff9b::7f00:1", "2002:7f00:1::", "nonsense", ""],
])("%s is inside", (address) => expect(isOutside(address)).toBe(false));

test.each([
  "10.1.2.3",
  "172.16.0.9",
  "192.168.1.1",
  "100.64.0.7",
  "8.8.8.8",
  "2606:4700::1111",
  "fd12:3456::1",
  "::ffff:10.0.0.1",
])("%s is outside", (address) => expect(isOutside(address)).toBe(true));

test.each([
  ...["http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/", "http://0/", "http://[::1]/"],
  ...["http://2852039166/", "http://0xa9fea9fe/", "http://0251.0376.0251.0376/", "http://169.254.43518/"],
  ...["http://[::ffff:7f00:1]/", "http://[::ffff:169.254.169.254]/", "http://localhost:8030/", "http://LOCALHOST./"],
  ...["https://bank.localhost/", "http://①②⑦.0.0.1/", "http://127。0。0。1/"],
])("%s is refused by its spelling", (address) => expect(isInsideHost(new URL(address))).toBe(true));

test.each([
  "https://bank.example/api",
  "http://10.20.30.40:8080/",
  "http://167772161/",
  "https://localhost.bank.example/",
])("%s is not", (address) => expect(isInsideHost(new URL(address))).toBe(false));

test("a connection is made to what was looked up, when all of it is outside", () => {
  const addressesOf = (...addresses: string[]) => {
    let asked = 0;
    const reported: unknown[] = [];
    const lookup = lookupOutside((_name, _options, done) => {
      asked += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    });
    lookup("bank.example", { all: true }, (error, found) => reported.push(error ? error.message : found));
    lookup("bank.example", {}, (error, found) => reported.push(error ? error.message : found));
    expect(asked).toBe(2);
    return reported;
  };
  expect(addressesOf("10.0.0.9")).toEqual([[{ address: "10.0.0.9", family: 4 }], "10.0.0.9"]);
  const refused = "bank.example leads to an address inside";
  expect(addressesOf("10.0.0.9", "127.0.0.1")).toEqual([refused, refused]);
  expect(addressesOf("169.254.169.254")).toEqual([refused, refused]);
});
