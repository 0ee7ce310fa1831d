import Messages

extension Activity {
    static let life: [Activity] = [
        Activity("clear-desk", .tidying, .activityClearDesk()),
        Activity("ten-things-home", .tidying, .activityTenThingsHome()),
        Activity("books-by-height", .tidying, .activityBooksByHeight()),
        Activity("try-your-pens", .tidying, .activityTryYourPens()),
        Activity("sort-toys", .tidying, .activitySortToys()),
        Activity("empty-bag", .tidying, .activityEmptyBag()),
        Activity("fold-clothes", .tidying, .activityFoldClothes()),
        Activity("shoes-in-pairs", .tidying, .activityShoesInPairs()),
        Activity("thirsty-plant", .household, .activityThirstyPlant()),
        Activity("lay-the-table", .household, .activityLayTheTable()),
        Activity("sock-pairs", .household, .activitySockPairs()),
        Activity("wipe-a-shelf", .household, .activityWipeAShelf()),
        Activity("sweep-a-corner", .household, .activitySweepACorner()),
        Activity("smooth-bed", .household, .activitySmoothBed()),
        Activity("three-minutes-help", .household, .activityThreeMinutesHelp()),
        Activity("cups-to-the-kitchen", .household, .activityCupsToTheKitchen()),
        Activity("wash-hands", .hygiene, .activityWashHands()),
        Activity("glass-of-water", .hygiene, .activityGlassOfWater()),
        Activity("cool-face", .hygiene, .activityCoolFace()),
        Activity("brush-in-the-air", .hygiene, .activityBrushInTheAir()),
        Activity("comb-hair", .hygiene, .activityCombHair()),
        Activity("fresh-air", .hygiene, .activityFreshAir()),
        Activity("clean-nose", .hygiene, .activityCleanNose()),
        Activity("fingernails", .hygiene, .activityFingernails()),
    ]
}
