import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ada, bob, eve, type House, keepingReader, openHouse, RISE, request } from '../house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const opened = (wanted: Parameters<typeof request>[0] = RISE, host = ada) => house.tables.create(host, request(wanted));

describe('a private table', () => {
  const code = async (id: string) => (await house.tables.info(ada, id)).code as string;

  it('is seen and joined only with its code, however that is typed', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    const typed = `${right.slice(0, 5)}-${right.slice(5)}`.toLowerCase();
    for (const wrong of [undefined, 'AAAAAAAAAA']) {
      await expect(house.tables.info(bob, id, wrong)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(house.tables.join(bob, id, wrong === undefined ? {} : { code: wrong })).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(house.tables.open(keepingReader(bob), id, undefined, wrong)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await house.tables.idOfCode(typed)).toBe(id);
    expect((await house.tables.info(bob, id, typed)).status).toBe('gathering');
    expect((await house.tables.join(bob, id, { code: typed })).you.seat).toBe(1);
  });

  it('tells its code to those who sit there and to nobody else', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    expect(right).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await house.tables.info(bob, id, right)).not.toHaveProperty('code');
    expect((await house.tables.join(bob, id, { code: right })).code).toBe(right);
  });

  it('lets nobody look on once it is played, not even with the code', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    const right = await code(id);
    await house.tables.join(bob, id, { code: right });
    await house.tables.start(ada, id);
    for (const who of [eve, null]) {
      await expect(house.tables.snapshot(who, id, right)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(house.tables.retell(who, id, 'spectator', 'any', right)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });

  it('is left by the last one without an error', async () => {
    const { id } = await opened({ ...RISE, visibility: 'private' });
    expect((await house.tables.leave(ada, id)).status).toBe('abandoned');
  });

  it('sends readers away who are not invited any longer', async () => {
    const { id } = await opened();
    const reader = keepingReader(eve);
    await house.tables.open(reader, id);
    await house.tables.change(ada, id, { visibility: 'private' });
    expect(reader.reasons).toHaveLength(1);
    await house.tables.join(bob, id, { code: await code(id) });
    expect(reader.updates.every(({ info }) => info?.seats[1]?.kind !== 'person')).toBe(true);
  });
});
