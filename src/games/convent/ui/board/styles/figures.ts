import { css } from 'lit';

/** Pieces, tokens and the drawn reasons of rulings. */
export const figuresStyles = css`
  .piece {
    transform: translate(var(--x), var(--y));
    transition: transform var(--calm, 320ms) ease;
  }
  .piece-shade {
    fill: #04081a;
    fill-opacity: 0.45;
  }
  .seat {
    stroke: var(--ink);
    stroke-width: 24;
    stroke-linejoin: round;
  }
  .seat-letter,
  .guard-letter {
    font-size: max(156px, calc(120px / var(--scale)));
    text-anchor: middle;
    font-weight: 800;
  }
  /* Smaller than anybody reads; colour and shape still tell whose they are. */
  .far .seat-letter,
  .far .guard-letter {
    display: none;
  }
  .seat-letter {
    fill: var(--on-seat, #10131f);
  }
  .self-ring {
    fill: none;
    stroke: var(--candle);
    stroke-width: 34;
  }
  .caught-body {
    fill: var(--ink);
    stroke-width: 34;
    stroke-linejoin: round;
  }
  .caught .seat-letter {
    fill: var(--paper);
  }
  .chain-foot,
  .chain {
    fill: none;
    stroke: var(--ink);
    stroke-width: 44;
  }
  .chain {
    stroke: var(--paper);
    stroke-width: 20;
  }
  .noise-plate {
    fill: var(--ink);
    fill-opacity: 0.86;
    stroke: var(--hearing);
    stroke-width: 18;
  }
  .noise.prioress .noise-plate {
    stroke-dasharray: 62 40;
  }
  .noise-ripple {
    fill: none;
    stroke: var(--hearing);
    stroke-width: 28;
    stroke-linecap: round;
  }
  .puff {
    fill: var(--paper);
    fill-opacity: 0.92;
    stroke: var(--ink);
    stroke-width: 20;
  }
  .vanished-arrow {
    fill: none;
    stroke: var(--paper);
    stroke-width: 40;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .guard-halo {
    fill: var(--candle);
    fill-opacity: 0;
  }
  .acting .guard-halo {
    fill-opacity: 0.2;
    stroke: var(--candle);
    stroke-width: 22;
    stroke-dasharray: 60 43;
  }
  .guard-plate {
    fill: var(--ink);
    stroke: var(--candle);
    stroke-width: 22;
  }
  .guard-letter {
    fill: var(--on-seat, #10131f);
    font-size: max(190px, calc(120px / var(--scale)));
  }
  .beak {
    fill: var(--ink);
    stroke: var(--candle);
    stroke-width: 22;
    stroke-linejoin: round;
  }
  .flame-glow {
    fill: var(--candle-high);
    fill-opacity: 0.6;
  }
  .flame-tip {
    fill: var(--candle-high);
    stroke: #b4641c;
    stroke-width: 12;
  }
  .chip-plate {
    fill: var(--disc);
    stroke: var(--candle);
    stroke-width: 18;
  }
  .why-foot,
  .why-line,
  .why-lost,
  .why-wall,
  .why-cross,
  .why-ripple,
  .why-end {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .why-foot {
    stroke: var(--ink);
    stroke-width: 84;
    stroke-opacity: 0.75;
  }
  .why-line {
    stroke: var(--why);
    stroke-width: 44;
  }
  .why-lost {
    stroke: var(--why);
    stroke-width: 34;
    stroke-dasharray: 20 90;
  }
  .why-end {
    stroke: var(--why);
    stroke-width: 34;
  }
  .why-wall {
    stroke: var(--why);
    stroke-width: 120;
  }
  .why-hit {
    fill: var(--ink);
    stroke: var(--why);
    stroke-width: 30;
  }
  .why-cross,
  .why-ripple {
    stroke: var(--why);
    stroke-width: 36;
  }
  .why-blocked {
    --why: var(--alarm);
  }
  .why-sight {
    --why: var(--candle);
  }
  .why-noise {
    --why: var(--hearing);
  }
  @media (prefers-reduced-motion: reduce) {
    .piece,
    .stage.calm {
      transition: none;
    }
  }
`;
