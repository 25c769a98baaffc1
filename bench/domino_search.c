/* The search of kostka.domino.solver in C, for bench/domino_doubledummy.py: the same questions in
   the same order with the same table, so that both look at the same number of positions.

   Reads deals from standard input, a line each: four masks of 28 bits (tile 0 is 0-0, 1 is 0-1 ...
   27 is 6-6). Writes a line each: value, best leads (bit k: the k-th
   tile of the leader's hand), nodes, nanoseconds of processor time. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { OPEN = 1000, MOST = 168, SHIFT = 500, FIELD = 1023, EMPTY = 63, BITS = 16, NONE = -1 };
#define SLOTS ((1LL << 28) - 1)
#define NAME ((1LL << 36) - 1)
#define FIRST (1LL << 30)

static int64_t fits[4][8], pips[4][128], halves[28][2], table[1 << BITS][2], solves, nodes;

static int64_t left_in(int64_t slots, int seat) { return pips[seat][slots >> 7 * seat & 127]; }

static int64_t can_lay(int64_t slots, int seat, int ends) {
    return slots >> 7 * seat & (fits[seat][ends >> 3] | fits[seat][ends & 7]);
}

static int64_t lay_out(const int64_t hands[4]) {
    int64_t slots = 0;
    memset(fits, 0, sizeof fits);
    for (int seat = 0; seat < 4; seat++) {
        int size = 0, tile = 0;
        for (int low = 0; low < 7; low++)
            for (int high = low; high < 7; high++, tile++) {
                if (!(hands[seat] >> tile & 1)) continue;
                halves[7 * seat + size][0] = low;
                halves[7 * seat + size][1] = high;
                fits[seat][low] |= 1 << size;
                fits[seat][high] |= 1 << size;
                for (int part = 0; part < 1 << size; part++)
                    pips[seat][1 << size | part] = pips[seat][part] + low + high;
                size++;
            }
        slots |= ((1LL << size) - 1) << 7 * seat;
    }
    return slots;
}

static int joined_ends(int ends, int low, int high, int side) {
    if (ends == EMPTY) return side == 0 ? 8 * low + high : -1;
    int near = ends >> 3, stays = ends & 7, shown;
    if (side == 1) {
        if (near == stays) return -1;
        int other = near;
        near = stays;
        stays = other;
    }
    if (low == near) shown = high;
    else if (high == near) shown = low;
    else return -1;
    return shown < stays ? 8 * shown + stays : 8 * stays + shown;
}

static int64_t outcome(int64_t slots, int seat, int ends, int points, int move) {
    if (!(slots >> 7 * seat & 127)) {
        int64_t paid = left_in(slots, (seat + 1) & 3) + left_in(slots, (seat + 3) & 3) +
                       left_in(slots, (seat + 2) & 3);
        return seat & 1 ? -paid : paid;
    }
    int left = __builtin_popcount(can_lay(slots, (seat + 1) & 3, ends));
    int partner = __builtin_popcount(can_lay(slots, (seat + 2) & 3, ends));
    int right = __builtin_popcount(can_lay(slots, (seat + 3) & 3, ends));
    int own = __builtin_popcount(can_lay(slots, seat, ends));
    if (left + partner + right + own == 0) {
        int64_t even = left_in(slots, 0) + left_in(slots, 2);
        int64_t odd = left_in(slots, 1) + left_in(slots, 3);
        return even == odd ? 0 : even < odd ? even + odd : -even - odd;
    }
    int64_t order = 4096 - 190 * left + 10 * partner - 20 * right + 30 * own + 5 * points;
    int mover = seat + 1;
    if (right == 0) order += 70;
    if (own == 0) order += 100;
    if (left == 0) {
        order += 385;
        mover = seat + 2;
        if (partner == 0) {
            order += 20;
            mover = right == 0 ? seat : seat + 3;
        }
    }
    return order << 16 | move << 8 | (mover & 3) << 6 | ends;
}

static int64_t *place(int64_t name) {
    return table[(name & NAME) * 0x5E3779B >> 24 & ((1 << BITS) - 1)];
}

static int64_t answer(int64_t node, int64_t target) {
    int64_t slots = node & SLOTS, children[14], hint = NONE;
    int ends = node >> 28 & 63, seat = node >> 34 & 3, maximise = !(seat & 1), todo = 0;
    nodes++;
    int64_t every = left_in(slots, 0) + left_in(slots, 1) + left_in(slots, 2) + left_in(slots, 3);
    if (every < target) return every;
    if (-every >= target) return -every;
    int64_t *entry = place(node), name = node | solves << 36;
    if (entry[0] == name) {
        int64_t lower = (entry[1] & FIELD) - SHIFT, upper = (entry[1] >> 10 & FIELD) - SHIFT;
        if (lower >= target) return lower;
        if (upper < target) return upper;
        hint = entry[1] >> 20;
    }
    int64_t best = maximise ? -SHIFT : SHIFT, mark = 0;
    int64_t fitting = ends == EMPTY ? slots >> 7 * seat & 127 : can_lay(slots, seat, ends);
    for (; fitting; fitting &= fitting - 1) {
        int slot = __builtin_ctz(fitting), low = halves[7 * seat + slot][0];
        int high = halves[7 * seat + slot][1];
        for (int side = 0; side < 2; side++) {
            int joined = joined_ends(ends, low, high, side), move = slot << 1 | side;
            if (joined < 0) continue;
            int64_t came = outcome(slots & ~(1LL << (7 * seat + slot)), seat, joined, low + high, move);
            if (came > OPEN) {
                children[todo++] = came + (move == hint ? FIRST : 0);
            } else if (came != best && (came > best) == maximise) {
                best = came;
                mark = move;
                if ((came >= target) == maximise) {
                    todo = 0;
                    goto known;
                }
            }
        }
    }
    while (todo) {
        int top = 0;
        for (int i = 1; i < todo; i++)
            if (children[i] > children[top]) top = i;
        int64_t child = children[top], move = child >> 8 & 255;
        children[top] = children[--todo];
        int64_t after = slots & ~(1LL << (7 * seat + (move >> 1)));
        int64_t value = answer(after | (child & 255) << 28, target);
        if (value != best && (value > best) == maximise) {
            best = value;
            mark = move;
        }
        if ((value >= target) == maximise) break;
    }
known:;
    int64_t lower = 0, upper = 2 * SHIFT;
    if (entry[0] == name) {
        lower = entry[1] & FIELD;
        upper = entry[1] >> 10 & FIELD;
    }
    if (best >= target) lower = best + SHIFT;
    else upper = best + SHIFT;
    entry[0] = name;
    entry[1] = mark << 20 | upper << 10 | lower;
    return best;
}

static int64_t pin_down(int64_t root, int64_t guess) {
    int64_t lower = -MOST, upper = MOST, target = guess;
    while (lower < upper) {
        if (target < lower + 1) target = lower + 1;
        if (target > upper) target = upper;
        int64_t value = answer(root, target);
        if (value >= target) {
            lower = value;
            target = value + 1;
        } else {
            upper = target = value;
        }
    }
    return lower;
}

/* The value of a whole deal, and as in weigh.py one question for each lead; returns the best leads. */
static int weigh(int64_t slots, int64_t *value) {
    int best = 0;
    *value = pin_down(slots | (int64_t)EMPTY << 28, 1);
    for (int slot = 0; slot < 7; slot++) {
        int64_t after = slots & ~(1LL << slot);
        int64_t came = outcome(after, 0, 8 * halves[slot][0] + halves[slot][1], 0, 0);
        if (came > OPEN) came = answer(after | (came & 255) << 28, *value);
        best |= (came >= *value) << slot;
    }
    return best;
}

int main(void) {
    long long read[4];
    while (scanf("%lld %lld %lld %lld", read, read + 1, read + 2, read + 3) == 4) {
        int64_t hands[4] = {read[0], read[1], read[2], read[3]};
        struct timespec start, end;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
        solves++;
        nodes = 0;
        int64_t value;
        int best = weigh(lay_out(hands), &value);
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        printf("%lld %d %lld %lld\n", (long long)value, best, (long long)nodes,
               (long long)(end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec);
    }
    return 0;
}
