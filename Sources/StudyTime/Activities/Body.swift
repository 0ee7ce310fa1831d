import Messages

extension Activity {
    static let body: [Activity] = [
        Activity("touch-the-sky", .stretching, .activityTouchTheSky()),
        Activity("shoulders-up", .stretching, .activityShouldersUp()),
        Activity("hug-yourself", .stretching, .activityHugYourself()),
        Activity("feather-on-your-head", .stretching, .activityFeatherOnYourHead()),
        Activity("fists-and-stars", .stretching, .activityFistsAndStars()),
        Activity("on-tiptoe", .stretching, .activityOnTiptoe()),
        Activity("crescent-moon", .stretching, .activityCrescentMoon()),
        Activity("far-and-near", .stretching, .activityFarAndNear()),
        Activity(
            "balloon",
            .breathing,
            .activityBalloon(),
            breathing: BreathingPace(in: 4, hold: 0, out: 4, rounds: 5)
        ),
        Activity(
            "flower-and-candle",
            .breathing,
            .activityFlowerAndCandle(),
            breathing: BreathingPace(in: 3, hold: 1, out: 5, rounds: 5)
        ),
        Activity(
            "triangle",
            .breathing,
            .activityTriangle(),
            breathing: BreathingPace(in: 3, hold: 3, out: 3, rounds: 5)
        ),
        Activity(
            "five-fingers",
            .breathing,
            .activityFiveFingers(),
            breathing: BreathingPace(in: 3, hold: 0, out: 3, rounds: 5)
        ),
        Activity(
            "sleepy-snake",
            .breathing,
            .activitySleepySnake(),
            breathing: BreathingPace(in: 3, hold: 0, out: 6, rounds: 4)
        ),
        Activity(
            "humming-bee",
            .breathing,
            .activityHummingBee(),
            breathing: BreathingPace(in: 3, hold: 0, out: 5, rounds: 5)
        ),
        Activity("waves", .breathing, .activityWaves(), breathing: BreathingPace(in: 4, hold: 1, out: 5, rounds: 5)),
        Activity(
            "rock-a-toy",
            .breathing,
            .activityRockAToy(),
            breathing: BreathingPace(in: 4, hold: 0, out: 5, rounds: 5)
        ),
        Activity("somebody-kind", .thinking, .activitySomebodyKind()),
        Activity("three-good-things", .thinking, .activityThreeGoodThings()),
        Activity("not-yet", .thinking, .activityNotYet()),
        Activity("smile-in-the-mirror", .thinking, .activitySmileInTheMirror()),
        Activity("favourite-place", .thinking, .activityFavouritePlace()),
        Activity("good-at", .thinking, .activityGoodAt()),
        Activity("useful-mistake", .thinking, .activityUsefulMistake()),
        Activity("secret-kindness", .thinking, .activitySecretKindness()),
    ]
}
