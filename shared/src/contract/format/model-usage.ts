import type { ModelUsage } from 'shared/contract';

const NUMBER = new Intl.NumberFormat('en-US');
const CENT = 0.01;

/** `gpt-5: 3 calls, 1,234 tokens, $0.05` */
export function usageText({ model, calls, input_tokens, output_tokens, cost }: ModelUsage): string {
  const texts = [
    calls === 1 ? '1 call' : `${NUMBER.format(calls)} calls`,
    `${NUMBER.format(input_tokens + output_tokens)} tokens`,
    cost === null ? null : costText(cost),
  ];
  return `${model}: ${texts.filter((text) => text !== null).join(', ')}`;
}

function costText(dollars: number): string {
  return `$${dollars.toFixed(dollars >= CENT || dollars === 0 ? 2 : 4)}`;
}
